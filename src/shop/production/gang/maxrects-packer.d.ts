// The package's main file is of another kind than it says; its module is the one that loads.
declare module 'maxrects-packer/dist/maxrects-packer.mjs' {
  export * from 'maxrects-packer'
}
