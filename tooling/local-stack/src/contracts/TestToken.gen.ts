// Generated from TestToken.sol by `pnpm --filter @latchkit/local-stack compile`.
export const testTokenAbi = [
  {
    "inputs": [
      {
        "internalType": "address[]",
        "name": "holders",
        "type": "address[]"
      },
      {
        "internalType": "uint256",
        "name": "amountEach",
        "type": "uint256"
      }
    ],
    "stateMutability": "nonpayable",
    "type": "constructor"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "spender",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "allowance",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "needed",
        "type": "uint256"
      }
    ],
    "name": "InsufficientAllowance",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "from",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "balance",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "needed",
        "type": "uint256"
      }
    ],
    "name": "InsufficientBalance",
    "type": "error"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "address",
        "name": "owner",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "spender",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "value",
        "type": "uint256"
      }
    ],
    "name": "Approval",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "address",
        "name": "from",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "to",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "value",
        "type": "uint256"
      }
    ],
    "name": "Transfer",
    "type": "event"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "",
        "type": "address"
      }
    ],
    "name": "allowance",
    "outputs": [
      {
        "internalType": "uint256",
        "name": "",
        "type": "uint256"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "spender",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "value",
        "type": "uint256"
      }
    ],
    "name": "approve",
    "outputs": [
      {
        "internalType": "bool",
        "name": "",
        "type": "bool"
      }
    ],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "",
        "type": "address"
      }
    ],
    "name": "balanceOf",
    "outputs": [
      {
        "internalType": "uint256",
        "name": "",
        "type": "uint256"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "decimals",
    "outputs": [
      {
        "internalType": "uint8",
        "name": "",
        "type": "uint8"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "name",
    "outputs": [
      {
        "internalType": "string",
        "name": "",
        "type": "string"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "symbol",
    "outputs": [
      {
        "internalType": "string",
        "name": "",
        "type": "string"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "totalSupply",
    "outputs": [
      {
        "internalType": "uint256",
        "name": "",
        "type": "uint256"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "to",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "value",
        "type": "uint256"
      }
    ],
    "name": "transfer",
    "outputs": [
      {
        "internalType": "bool",
        "name": "",
        "type": "bool"
      }
    ],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "from",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "to",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "value",
        "type": "uint256"
      }
    ],
    "name": "transferFrom",
    "outputs": [
      {
        "internalType": "bool",
        "name": "",
        "type": "bool"
      }
    ],
    "stateMutability": "nonpayable",
    "type": "function"
  }
] as const

export const testTokenBytecode =
  '0x60a060405234801561001057600080fd5b506040516107ae3803806107ae83398101604081905261002f91610147565b815161003b9082610236565b60805260005b825181101561010d578160008085848151811061006057610060610253565b60200260200101516001600160a01b03166001600160a01b0316815260200190815260200160002060008282546100979190610269565b925050819055508281815181106100b0576100b0610253565b60200260200101516001600160a01b031660006001600160a01b03167fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef846040516100fd91815260200190565b60405180910390a3600101610041565b50505061027c565b634e487b7160e01b600052604160045260246000fd5b80516001600160a01b038116811461014257600080fd5b919050565b6000806040838503121561015a57600080fd5b82516001600160401b0381111561017057600080fd5b8301601f8101851361018157600080fd5b80516001600160401b0381111561019a5761019a610115565b604051600582901b90603f8201601f191681016001600160401b03811182821017156101c8576101c8610115565b6040529182526020818401810192908101888411156101e657600080fd5b6020850194505b8385101561020c576101fe8561012b565b8152602094850194016101ed565b506020969096015195979596505050505050565b634e487b7160e01b600052601160045260246000fd5b808202811582820484141761024d5761024d610220565b92915050565b634e487b7160e01b600052603260045260246000fd5b8082018082111561024d5761024d610220565b608051610517610297600039600061010001526105176000f3fe608060405234801561001057600080fd5b50600436106100935760003560e01c8063313ce56711610066578063313ce5671461014357806370a082311461015d57806395d89b411461017d578063a9059cbb146101a0578063dd62ed3e146101b357600080fd5b806306fdde0314610098578063095ea7b3146100d857806318160ddd146100fb57806323b872dd14610130575b600080fd5b6100c26040518060400160405280600b81526020016a2a32b9ba102237b63630b960a91b81525081565b6040516100cf91906103c3565b60405180910390f35b6100eb6100e636600461042d565b6101de565b60405190151581526020016100cf565b6101227f000000000000000000000000000000000000000000000000000000000000000081565b6040519081526020016100cf565b6100eb61013e366004610457565b61024b565b61014b600681565b60405160ff90911681526020016100cf565b61012261016b366004610494565b60006020819052908152604090205481565b6100c260405180604001604052806004815260200163151554d160e21b81525081565b6100eb6101ae36600461042d565b6102f3565b6101226101c13660046104b6565b600160209081526000928352604080842090915290825290205481565b3360008181526001602090815260408083206001600160a01b038716808552925280832085905551919290917f8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925906102399086815260200190565b60405180910390a35060015b92915050565b6001600160a01b038316600090815260016020908152604080832033845290915281205460001981146102dd57828110156102ae57604051630c95cf2760e11b815233600482015260248101829052604481018490526064015b60405180910390fd5b6102b883826104e9565b6001600160a01b03861660009081526001602090815260408083203384529091529020555b6102e8858585610309565b506001949350505050565b6000610300338484610309565b50600192915050565b6001600160a01b0383166000908152602081905260409020548181101561035c5760405163db42144d60e01b81526001600160a01b038516600482015260248101829052604481018390526064016102a5565b6001600160a01b03848116600081815260208181526040808320878703905593871680835291849020805487019055925185815290927fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef910160405180910390a350505050565b602081526000825180602084015260005b818110156103f157602081860181015160408684010152016103d4565b506000604082850101526040601f19601f83011684010191505092915050565b80356001600160a01b038116811461042857600080fd5b919050565b6000806040838503121561044057600080fd5b61044983610411565b946020939093013593505050565b60008060006060848603121561046c57600080fd5b61047584610411565b925061048360208501610411565b929592945050506040919091013590565b6000602082840312156104a657600080fd5b6104af82610411565b9392505050565b600080604083850312156104c957600080fd5b6104d283610411565b91506104e060208401610411565b90509250929050565b8181038181111561024557634e487b7160e01b600052601160045260246000fdfea164736f6c6343000825000a'
