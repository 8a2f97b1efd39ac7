// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// An account that is a contract: it holds for its own what the key of its owner signed (ERC-1271).
contract ContractAccount {
    address public immutable owner;

    error InvalidSignatureLength(uint256 length);

    constructor(address owner_) {
        owner = owner_;
    }

    function isValidSignature(bytes32 hash, bytes calldata signature) external view returns (bytes4) {
        if (signature.length != 65) revert InvalidSignatureLength(signature.length);
        address signer = ecrecover(
            hash,
            uint8(signature[64]),
            bytes32(signature[0:32]),
            bytes32(signature[32:64])
        );
        return signer != address(0) && signer == owner ? bytes4(0x1626ba7e) : bytes4(0xffffffff);
    }
}

/// Makes contract accounts at addresses that are known before (ERC-6492).
contract ContractAccountFactory {
    function deploy(address owner, bytes32 salt) external returns (address) {
        return address(new ContractAccount{salt: salt}(owner));
    }

    function addressOf(address owner, bytes32 salt) external view returns (address) {
        bytes32 code = keccak256(abi.encodePacked(type(ContractAccount).creationCode, abi.encode(owner)));
        bytes32 hash = keccak256(abi.encodePacked(bytes1(0xff), address(this), salt, code));
        return address(uint160(uint256(hash)));
    }
}
