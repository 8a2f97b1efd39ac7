// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// An ERC-20 for local chains whose owner mints.
contract LocalToken {
    string public name;
    string public symbol;
    uint8 public immutable decimals;
    address public immutable owner = msg.sender;
    /// As Tether's token on Ethereum: no answer of `transfer`, and an allowance only changes from or to zero.
    bool public immutable isTether;

    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(string memory name_, string memory symbol_, uint8 decimals_, bool isTether_) {
        (name, symbol, decimals, isTether) = (name_, symbol_, decimals_, isTether_);
    }

    function mint(address[] calldata to, uint256 amountEach) external {
        require(msg.sender == owner);
        totalSupply += amountEach * to.length;
        for (uint256 i = 0; i < to.length; i++) {
            balanceOf[to[i]] += amountEach;
            emit Transfer(address(0), to[i], amountEach);
        }
    }

    function transfer(address to, uint256 value) external {
        _move(msg.sender, to, value);
        _answer();
    }

    function approve(address spender, uint256 value) external {
        require(!isTether || value == 0 || allowance[msg.sender][spender] == 0);
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        _answer();
    }

    function transferFrom(address from, address to, uint256 value) external {
        uint256 allowed = allowance[from][msg.sender];
        if (allowed != type(uint256).max) allowance[from][msg.sender] = allowed - value;
        _move(from, to, value);
        _answer();
    }

    function _move(address from, address to, uint256 value) private {
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }

    function _answer() private view {
        if (isTether) return;
        assembly {
            mstore(0, 1)
            return(0, 32)
        }
    }
}

/// A token with metadata of type bytes32, as Maker's first ones.
contract Bytes32Token {
    bytes32 public constant name = "Old Maker";
    bytes32 public constant symbol = "OLDM";
    uint256 public constant decimals = 18;

    function balanceOf(address) external pure returns (uint256) {
        return 5 ether;
    }
}

/// A token of which every call fails.
contract RevertingToken {
    fallback() external {
        revert("no");
    }
}

/// A token of which every call uses up all gas that it is given.
contract GasBurningToken {
    fallback() external {
        while (true) {}
    }
}

/// A token with a name of 10,240 bytes, control characters and more decimals than a number has.
contract LongNameToken {
    string public constant symbol = unicode"LO\u202eNG\u200b";
    uint8 public constant decimals = 255;

    function name() external pure returns (string memory) {
        bytes memory text = new bytes(10240);
        for (uint256 i = 0; i < text.length; i++) text[i] = i % 100 == 99 ? bytes1(0x07) : bytes1("x");
        return string(text);
    }

    function balanceOf(address) external pure returns (uint256) {
        return type(uint256).max;
    }
}

/// A token that says it was moved, and never is: what address poisoning and airdrops with links use.
contract SpamToken {
    string public constant name = "Claim at https://claim.example";
    string public constant symbol = "TUSD";
    uint8 public constant decimals = 6;

    event Transfer(address indexed from, address indexed to, uint256 value);

    function say(address from, address to, uint256 value) external {
        emit Transfer(from, to, value);
    }

    function balanceOf(address) external pure returns (uint256) {
        return 1_000_000;
    }
}
