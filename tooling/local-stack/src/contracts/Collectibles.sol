// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

interface Receiver {
    function onERC721Received(address operator, address from, uint256 tokenId, bytes calldata data)
        external
        returns (bytes4);
}

/// An ERC-721 for local chains. Anybody mints, with a URI of each token.
contract LocalNft {
    string public constant name = "Local Art";
    string public constant symbol = "LART";

    mapping(uint256 => address) public ownerOf;
    mapping(uint256 => string) public tokenURI;
    mapping(address => uint256) public balanceOf;

    event Transfer(address indexed from, address indexed to, uint256 indexed tokenId);

    function mint(address to, uint256 tokenId, string calldata uri) external {
        require(ownerOf[tokenId] == address(0));
        tokenURI[tokenId] = uri;
        _move(address(0), to, tokenId);
    }

    function safeTransferFrom(address from, address to, uint256 tokenId) external {
        transferFrom(from, to, tokenId);
        if (to.code.length > 0)
            require(Receiver(to).onERC721Received(msg.sender, from, tokenId, "") == Receiver.onERC721Received.selector);
    }

    function transferFrom(address from, address to, uint256 tokenId) public {
        require(msg.sender == from && ownerOf[tokenId] == from);
        balanceOf[from] -= 1;
        _move(from, to, tokenId);
    }

    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == 0x01ffc9a7 || id == 0x80ac58cd || id == 0x5b5e139f;
    }

    function _move(address from, address to, uint256 tokenId) private {
        ownerOf[tokenId] = to;
        balanceOf[to] += 1;
        emit Transfer(from, to, tokenId);
    }
}

/// An ERC-1155 for local chains. Anybody mints.
contract LocalItems {
    string private _uri;
    mapping(address => mapping(uint256 => uint256)) private _balances;

    event TransferSingle(address indexed operator, address indexed from, address indexed to, uint256 id, uint256 value);
    event TransferBatch(
        address indexed operator, address indexed from, address indexed to, uint256[] ids, uint256[] values
    );

    constructor(string memory uri_) {
        _uri = uri_;
    }

    function uri(uint256) external view returns (string memory) {
        return _uri;
    }

    function balanceOf(address account, uint256 id) public view returns (uint256) {
        return _balances[account][id];
    }

    function balanceOfBatch(address[] calldata accounts, uint256[] calldata ids)
        external
        view
        returns (uint256[] memory found)
    {
        found = new uint256[](ids.length);
        for (uint256 i = 0; i < ids.length; i++) found[i] = balanceOf(accounts[i], ids[i]);
    }

    function mint(address to, uint256[] calldata ids, uint256[] calldata values) external {
        _moveAll(address(0), to, ids, values);
    }

    function safeTransferFrom(address from, address to, uint256 id, uint256 value, bytes calldata) external {
        require(msg.sender == from);
        _balances[from][id] -= value;
        _balances[to][id] += value;
        emit TransferSingle(msg.sender, from, to, id, value);
    }

    function safeBatchTransferFrom(
        address from,
        address to,
        uint256[] calldata ids,
        uint256[] calldata values,
        bytes calldata
    ) external {
        require(msg.sender == from);
        _moveAll(from, to, ids, values);
    }

    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == 0x01ffc9a7 || id == 0xd9b67a26 || id == 0x0e89341c;
    }

    function _moveAll(address from, address to, uint256[] calldata ids, uint256[] calldata values) private {
        for (uint256 i = 0; i < ids.length; i++) {
            if (from != address(0)) _balances[from][ids[i]] -= values[i];
            _balances[to][ids[i]] += values[i];
        }
        emit TransferBatch(msg.sender, from, to, ids, values);
    }
}
