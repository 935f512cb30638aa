export { loadRegisteredDomain } from './operations/registers/registered-domain.js';
export { type ScryptCost, scryptPasswords } from './passwords.js';
export { type FileStorageOptions, fileStorage } from './store/files/file-storage.js';
export { initStore } from './store/files/init-store.js';
export { checkPlainFile, checkPlainFolder, isPlainName } from './store/files/plain-file.js';
export { FOLDER_NAME, findStore, isStore } from './store/files/store-folder.js';
