// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// Farcaster ids on a local chain: the reads of the IdRegistry on OP Mainnet, and who holds an id may transfer it.
contract IdRegistry {
    mapping(address => uint256) public idOf;
    mapping(uint256 => address) public custodyOf;

    error HasNoId();
    error HasId();

    constructor(address[] memory custodies) {
        for (uint256 i = 0; i < custodies.length; i++) {
            idOf[custodies[i]] = i + 1;
            custodyOf[i + 1] = custodies[i];
        }
    }

    function transfer(address to) external {
        uint256 fid = idOf[msg.sender];
        if (fid == 0) revert HasNoId();
        if (idOf[to] != 0) revert HasId();
        idOf[msg.sender] = 0;
        idOf[to] = fid;
        custodyOf[fid] = to;
    }
}

/// Keys of Farcaster ids on a local chain: the reads of the KeyRegistry on OP Mainnet. A key that was removed stays so.
contract KeyRegistry {
    enum KeyState {
        NULL,
        ADDED,
        REMOVED
    }

    struct KeyData {
        KeyState state;
        uint32 keyType;
    }

    IdRegistry public immutable idRegistry;
    mapping(uint256 => mapping(bytes => KeyData)) private keys;

    error HasNoId();
    error InvalidState();

    constructor(IdRegistry idRegistry_) {
        idRegistry = idRegistry_;
    }

    function keyDataOf(uint256 fid, bytes calldata key) external view returns (KeyData memory) {
        return keys[fid][key];
    }

    function add(uint32 keyType, bytes calldata key) external {
        KeyData storage data = keys[_fid()][key];
        if (data.state != KeyState.NULL) revert InvalidState();
        data.state = KeyState.ADDED;
        data.keyType = keyType;
    }

    function remove(bytes calldata key) external {
        KeyData storage data = keys[_fid()][key];
        if (data.state != KeyState.ADDED) revert InvalidState();
        data.state = KeyState.REMOVED;
    }

    function _fid() private view returns (uint256 fid) {
        fid = idRegistry.idOf(msg.sender);
        if (fid == 0) revert HasNoId();
    }
}
