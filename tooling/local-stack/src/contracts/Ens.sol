// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

interface IExtendedResolver {
    function resolve(bytes calldata name, bytes calldata data) external view returns (bytes memory);
}

interface INameResolver {
    function name(bytes32 node) external view returns (string memory);
}

interface ISupports {
    function supportsInterface(bytes4 id) external view returns (bool);
}

/// Which resolver answers for a node (ENSIP-1). Anybody sets it.
contract EnsRegistry {
    mapping(bytes32 => address) public resolver;

    function setResolver(bytes32 node, address to) external {
        resolver[node] = to;
    }
}

/// Records of names (ENSIP-1, -3, -5, -9). Anybody sets them.
contract EnsResolver {
    mapping(bytes32 => mapping(uint256 => bytes)) private _addresses;
    mapping(bytes32 => string) public name;
    mapping(bytes32 => mapping(string => string)) public text;

    function setAddr(bytes32 node, uint256 coinType, bytes calldata value) external {
        _addresses[node][coinType] = value;
    }

    function setName(bytes32 node, string calldata value) external {
        name[node] = value;
    }

    function setText(bytes32 node, string calldata key, string calldata value) external {
        text[node][key] = value;
    }

    function addr(bytes32 node) external view returns (address) {
        return address(bytes20(_addresses[node][60]));
    }

    function addr(bytes32 node, uint256 coinType) external view returns (bytes memory) {
        return _addresses[node][coinType];
    }

    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == 0x01ffc9a7 || id == 0x3b3b57de || id == 0xf1cb7e06 || id == 0x691f3431 || id == 0x59d1d43c;
    }
}

/// A lookup, in the form of gateways that answer several at once (ENSIP-21).
struct GatewayRequest {
    address sender;
    string[] urls;
    bytes data;
}

interface IBatchGateway {
    function query(GatewayRequest[] calldata requests)
        external
        view
        returns (bool[] memory failures, bytes[] memory responses);
}

error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callbackFunction, bytes extraData);

/// Resolver of every name below its own, answered by a gateway that signs (ENSIP-10, ERC-3668).
contract EnsOffchainResolver {
    string public url;
    address public immutable signer;

    error Expired();
    error WrongSignature();

    constructor(string memory url_, address signer_) {
        url = url_;
        signer = signer_;
    }

    function resolve(bytes calldata name, bytes calldata data) external view returns (bytes memory) {
        string[] memory urls = new string[](1);
        urls[0] = url;
        bytes memory callData = abi.encodeCall(IExtendedResolver.resolve, (name, data));
        revert OffchainLookup(address(this), urls, callData, this.resolveWithProof.selector, callData);
    }

    function resolveWithProof(bytes calldata response, bytes calldata request) external view returns (bytes memory) {
        (bytes memory result, uint64 expires, bytes memory signature) = abi.decode(response, (bytes, uint64, bytes));
        if (expires < block.timestamp) revert Expired();
        bytes32 hash =
            keccak256(abi.encodePacked(hex"1900", address(this), expires, keccak256(request), keccak256(result)));
        bytes32 r;
        bytes32 s;
        uint8 v;
        assembly {
            r := mload(add(signature, 32))
            s := mload(add(signature, 64))
            v := byte(0, mload(add(signature, 96)))
        }
        if (ecrecover(hash, v, r, s) != signer) revert WrongSignature();
        return result;
    }

    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == 0x01ffc9a7 || id == 0x9061b923;
    }
}

/// What the calls of viem need of ENS's Universal Resolver.
contract EnsUniversalResolver {
    EnsRegistry public immutable registry;

    error ResolverNotFound(bytes name);

    constructor(EnsRegistry registry_) {
        registry = registry_;
    }

    function resolveWithGateways(bytes calldata name, bytes calldata data, string[] calldata gateways)
        external
        view
        returns (bytes memory, address)
    {
        (address found, uint256 offset) = _find(name);
        if (found == address(0)) revert ResolverNotFound(name);
        bool isExtended = ISupports(found).supportsInterface(0x9061b923);
        if (!isExtended && offset != 0) revert ResolverNotFound(name);
        bytes memory call = isExtended ? abi.encodeCall(IExtendedResolver.resolve, (name, data)) : data;
        (bool ok, bytes memory answer) = found.staticcall(call);
        if (!ok) _passOn(found, answer, gateways);
        return (isExtended ? abi.decode(answer, (bytes)) : answer, found);
    }

    function resolveCallback(bytes calldata response, bytes calldata extra)
        external
        view
        returns (bytes memory, address)
    {
        (address found, bytes4 callback, bytes memory inner, string[] memory gateways) =
            abi.decode(extra, (address, bytes4, bytes, string[]));
        (bool[] memory failures, bytes[] memory responses) = abi.decode(response, (bool[], bytes[]));
        if (failures[0]) _revert(responses[0]);
        (bool ok, bytes memory answer) = found.staticcall(abi.encodeWithSelector(callback, responses[0], inner));
        if (!ok) _passOn(found, answer, gateways);
        return (abi.decode(answer, (bytes)), found);
    }

    function reverseWithGateways(bytes calldata account, uint256, string[] calldata)
        external
        view
        returns (string memory, address, address)
    {
        bytes memory hexed = new bytes(40);
        bytes16 digits = "0123456789abcdef";
        for (uint256 i = 0; i < 20; i++) {
            hexed[2 * i] = digits[uint8(account[i]) >> 4];
            hexed[2 * i + 1] = digits[uint8(account[i]) & 15];
        }
        bytes32 top = keccak256(abi.encodePacked(bytes32(0), keccak256("reverse")));
        bytes32 node = keccak256(
            abi.encodePacked(keccak256(abi.encodePacked(top, keccak256("addr"))), keccak256(hexed))
        );
        address found = registry.resolver(node);
        if (found == address(0)) revert ResolverNotFound(account);
        return (INameResolver(found).name(node), found, found);
    }

    /// The resolver of the longest known ending of a name in DNS form, and where that begins.
    function _find(bytes calldata name) private view returns (address found, uint256 offset) {
        while (name[offset] != 0) {
            found = registry.resolver(_node(name, offset));
            if (found != address(0)) return (found, offset);
            offset += 1 + uint8(name[offset]);
        }
    }

    function _node(bytes calldata name, uint256 offset) private pure returns (bytes32) {
        uint256 length = uint8(name[offset]);
        if (length == 0) return 0;
        uint256 next = offset + 1 + length;
        return keccak256(abi.encodePacked(_node(name, next), keccak256(name[offset + 1:next])));
    }

    /// Reverts as the resolver did. A lookup elsewhere goes through a batch, and comes back to this contract first.
    function _passOn(address from, bytes memory failure, string[] memory gateways) private view {
        if (bytes4(failure) == OffchainLookup.selector) {
            bytes memory body = new bytes(failure.length - 4);
            for (uint256 i = 0; i < body.length; i++) body[i] = failure[i + 4];
            (address sender, string[] memory urls, bytes memory callData, bytes4 callback, bytes memory extra) =
                abi.decode(body, (address, string[], bytes, bytes4, bytes));
            require(sender == from);
            GatewayRequest[] memory requests = new GatewayRequest[](1);
            requests[0] = GatewayRequest(sender, urls, callData);
            revert OffchainLookup(
                address(this),
                gateways,
                abi.encodeCall(IBatchGateway.query, (requests)),
                this.resolveCallback.selector,
                abi.encode(from, callback, extra, gateways)
            );
        }
        _revert(failure);
    }

    function _revert(bytes memory failure) private pure {
        assembly {
            revert(add(failure, 32), mload(failure))
        }
    }
}
