// Generated from Assets.sol by `pnpm --filter @latchkit/local-stack compile`.
export const bytes32TokenAbi = [
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
    "stateMutability": "pure",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "decimals",
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
    "name": "name",
    "outputs": [
      {
        "internalType": "bytes32",
        "name": "",
        "type": "bytes32"
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
        "internalType": "bytes32",
        "name": "",
        "type": "bytes32"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  }
] as const

export const bytes32TokenBytecode =
  '0x6080604052348015600f57600080fd5b5060d680601d6000396000f3fe6080604052348015600f57600080fd5b506004361060465760003560e01c806306fdde0314604b578063313ce56714606f57806370a0823114607657806395d89b4114608e575b600080fd5b605d6827b6321026b0b5b2b960b91b81565b60405190815260200160405180910390f35b605d601281565b605d6081366004609b565b50674563918244f4000090565b605d634f4c444d60e01b81565b60006020828403121560ac57600080fd5b81356001600160a01b038116811460c257600080fd5b939250505056fea164736f6c6343000825000a'

export const gasBurningTokenAbi = [
  {
    "stateMutability": "nonpayable",
    "type": "fallback"
  }
] as const

export const gasBurningTokenBytecode =
  '0x6080604052348015600f57600080fd5b50602280601d6000396000f3fe6080604052348015600f57600080fd5b505b601156fea164736f6c6343000825000a'

export const localTokenAbi = [
  {
    "inputs": [
      {
        "internalType": "string",
        "name": "name_",
        "type": "string"
      },
      {
        "internalType": "string",
        "name": "symbol_",
        "type": "string"
      },
      {
        "internalType": "uint8",
        "name": "decimals_",
        "type": "uint8"
      },
      {
        "internalType": "bool",
        "name": "isTether_",
        "type": "bool"
      }
    ],
    "stateMutability": "nonpayable",
    "type": "constructor"
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
    "outputs": [],
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
    "name": "isTether",
    "outputs": [
      {
        "internalType": "bool",
        "name": "",
        "type": "bool"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address[]",
        "name": "to",
        "type": "address[]"
      },
      {
        "internalType": "uint256",
        "name": "amountEach",
        "type": "uint256"
      }
    ],
    "name": "mint",
    "outputs": [],
    "stateMutability": "nonpayable",
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
    "name": "owner",
    "outputs": [
      {
        "internalType": "address",
        "name": "",
        "type": "address"
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
    "outputs": [],
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
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  }
] as const

export const localTokenBytecode =
  '0x60e06040523360a05234801561001457600080fd5b50604051610bfc380380610bfc83398101604081905261003391610127565b80151560c05260ff82166080528383838360008060016100538682610257565b5061006090508582610257565b505050505050505050610319565b634e487b7160e01b600052604160045260246000fd5b600082601f83011261009557600080fd5b81516001600160401b038111156100ae576100ae61006e565b604051601f8201601f19908116603f011681016001600160401b03811182821017156100dc576100dc61006e565b6040528181528382016020018510156100f457600080fd5b60005b82811015610113576020818601810151838301820152016100f7565b506000918101602001919091529392505050565b6000806000806080858703121561013d57600080fd5b84516001600160401b0381111561015357600080fd5b61015f87828801610084565b602087015190955090506001600160401b0381111561017d57600080fd5b61018987828801610084565b935050604085015160ff811681146101a057600080fd5b606086015190925080151581146101b657600080fd5b939692955090935050565b600181811c908216806101d557607f821691505b6020821081036101f557634e487b7160e01b600052602260045260246000fd5b50919050565b601f821115610252578282111561025257806000526020600020601f840160051c6020851015610229575060005b90810190601f840160051c0360005b8181101561024e57600083820155600101610238565b5050505b505050565b81516001600160401b038111156102705761027061006e565b6102848161027e84546101c1565b846101fb565b6020601f8211600181146102b857600083156102a05750848201515b600019600385901b1c1916600184901b178455610312565b600084815260208120601f198516915b828110156102e857878501518255602094850194600190920191016102c8565b50848210156103065786840151600019600387901b60f8161c191681555b505060018360011b0184555b5050505050565b60805160a05160c05161089f61035d60003960008181610154015281816102ce01526105680152600081816101ab01526104330152600061011b015261089f6000f3fe608060405234801561001057600080fd5b50600436106100b45760003560e01c806370a082311161007157806370a08231146101865780638da5cb5b146101a657806395d89b41146101e5578063a9059cbb146101ed578063dd62ed3e14610200578063ea66696c1461022b57600080fd5b806306fdde03146100b9578063095ea7b3146100d757806318160ddd146100ec57806323b872dd14610103578063313ce567146101165780634a6e7e1f1461014f575b600080fd5b6100c161023e565b6040516100ce9190610647565b60405180910390f35b6100ea6100e53660046106b1565b6102cc565b005b6100f560025481565b6040519081526020016100ce565b6100ea6101113660046106db565b610393565b61013d7f000000000000000000000000000000000000000000000000000000000000000081565b60405160ff90911681526020016100ce565b6101767f000000000000000000000000000000000000000000000000000000000000000081565b60405190151581526020016100ce565b6100f5610194366004610718565b60036020526000908152604090205481565b6101cd7f000000000000000000000000000000000000000000000000000000000000000081565b6040516001600160a01b0390911681526020016100ce565b6100c1610408565b6100ea6101fb3660046106b1565b610415565b6100f561020e36600461073a565b600460209081526000928352604080842090915290825290205481565b6100ea61023936600461076d565b610428565b6000805461024b906107e9565b80601f0160208091040260200160405190810160405280929190818152602001828054610277906107e9565b80156102c45780601f10610299576101008083540402835291602001916102c4565b820191906000526020600020905b8154815290600101906020018083116102a757829003601f168201915b505050505081565b7f000000000000000000000000000000000000000000000000000000000000000015806102f7575080155b8061032357503360009081526004602090815260408083206001600160a01b0386168452909152902054155b61032c57600080fd5b3360008181526004602090815260408083206001600160a01b03871680855290835292819020859055518481529192917f8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925910160405180910390a361038f610566565b5050565b6001600160a01b038316600090815260046020908152604080832033845290915290205460001981146103ef576103ca8282610839565b6001600160a01b03851660009081526004602090815260408083203384529091529020555b6103fa848484610599565b610402610566565b50505050565b6001805461024b906107e9565b610420338383610599565b61038f610566565b336001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000161461045d57600080fd5b6104678282610852565b600260008282546104789190610869565b90915550600090505b828110156104025781600360008686858181106104a0576104a061087c565b90506020020160208101906104b59190610718565b6001600160a01b03166001600160a01b0316815260200190815260200160002060008282546104e49190610869565b9091555084905083828181106104fc576104fc61087c565b90506020020160208101906105119190610718565b6001600160a01b031660006001600160a01b03167fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef8460405161055691815260200190565b60405180910390a3600101610481565b7f00000000000000000000000000000000000000000000000000000000000000001561058e57565b600160005260206000f35b6001600160a01b038316600090815260036020526040812080548392906105c1908490610839565b90915550506001600160a01b038216600090815260036020526040812080548392906105ee908490610869565b92505081905550816001600160a01b0316836001600160a01b03167fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef8360405161063a91815260200190565b60405180910390a3505050565b602081526000825180602084015260005b818110156106755760208186018101516040868401015201610658565b506000604082850101526040601f19601f83011684010191505092915050565b80356001600160a01b03811681146106ac57600080fd5b919050565b600080604083850312156106c457600080fd5b6106cd83610695565b946020939093013593505050565b6000806000606084860312156106f057600080fd5b6106f984610695565b925061070760208501610695565b929592945050506040919091013590565b60006020828403121561072a57600080fd5b61073382610695565b9392505050565b6000806040838503121561074d57600080fd5b61075683610695565b915061076460208401610695565b90509250929050565b60008060006040848603121561078257600080fd5b833567ffffffffffffffff81111561079957600080fd5b8401601f810186136107aa57600080fd5b803567ffffffffffffffff8111156107c157600080fd5b8660208260051b84010111156107d657600080fd5b6020918201979096509401359392505050565b600181811c908216806107fd57607f821691505b60208210810361081d57634e487b7160e01b600052602260045260246000fd5b50919050565b634e487b7160e01b600052601160045260246000fd5b8181038181111561084c5761084c610823565b92915050565b808202811582820484141761084c5761084c610823565b8082018082111561084c5761084c610823565b634e487b7160e01b600052603260045260246000fdfea164736f6c6343000825000a'

export const longNameTokenAbi = [
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
    "stateMutability": "pure",
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
    "stateMutability": "pure",
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
  }
] as const

export const longNameTokenBytecode =
  '0x6080604052348015600f57600080fd5b506102258061001f6000396000f3fe608060405234801561001057600080fd5b506004361061004c5760003560e01c806306fdde0314610051578063313ce5671461006f57806370a082311461008957806395d89b41146100ac575b600080fd5b6100596100d5565b6040516100669190610162565b60405180910390f35b61007760ff81565b60405160ff9091168152602001610066565b61009e6100973660046101b0565b5060001990565b604051908152602001610066565b6100596040518060400160405280600a8152602001694c4fe280ae4e47e2808b60b01b81525081565b6040805161280080825261282082019092526060916000919060208201818036833701905050905060005b815181101561015c576101146064826101e0565b60631461012557600f60fb1b61012b565b600760f81b5b82828151811061013d5761013d610202565b60200101906001600160f81b031916908160001a905350600101610100565b50919050565b602081526000825180602084015260005b818110156101905760208186018101516040868401015201610173565b506000604082850101526040601f19601f83011684010191505092915050565b6000602082840312156101c257600080fd5b81356001600160a01b03811681146101d957600080fd5b9392505050565b6000826101fd57634e487b7160e01b600052601260045260246000fd5b500690565b634e487b7160e01b600052603260045260246000fdfea164736f6c6343000825000a'

export const revertingTokenAbi = [
  {
    "stateMutability": "nonpayable",
    "type": "fallback"
  }
] as const

export const revertingTokenBytecode =
  '0x6080604052348015600f57600080fd5b50604e80601d6000396000f3fe6080604052348015600f57600080fd5b5060405162461bcd60e51b81526020600482015260026024820152616e6f60f01b604482015260640160405180910390fdfea164736f6c6343000825000a'

export const spamTokenAbi = [
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
    "stateMutability": "pure",
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
    "name": "say",
    "outputs": [],
    "stateMutability": "nonpayable",
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
  }
] as const

export const spamTokenBytecode =
  '0x6080604052348015600f57600080fd5b5061024b8061001f6000396000f3fe608060405234801561001057600080fd5b50600436106100575760003560e01c806306fdde031461005c578063313ce567146100ae57806370a08231146100c857806392651424146100ec57806395d89b4114610101575b600080fd5b6100986040518060400160405280601e81526020017f436c61696d2061742068747470733a2f2f636c61696d2e6578616d706c65000081525081565b6040516100a59190610176565b60405180910390f35b6100b6600681565b60405160ff90911681526020016100a5565b6100de6100d63660046101e0565b50620f424090565b6040519081526020016100a5565b6100ff6100fa366004610202565b610124565b005b61009860405180604001604052806004815260200163151554d160e21b81525081565b816001600160a01b0316836001600160a01b03167fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef8360405161016991815260200190565b60405180910390a3505050565b602081526000825180602084015260005b818110156101a45760208186018101516040868401015201610187565b506000604082850101526040601f19601f83011684010191505092915050565b80356001600160a01b03811681146101db57600080fd5b919050565b6000602082840312156101f257600080fd5b6101fb826101c4565b9392505050565b60008060006060848603121561021757600080fd5b610220846101c4565b925061022e602085016101c4565b915060408401359050925092509256fea164736f6c6343000825000a'
