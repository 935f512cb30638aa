export { type Cost, scryptPasswords } from './passwords.js';
export { type FilesWishes, filesHome } from './store/files/files-home.js';
export { FOLDER_NAME, findStore, isStore } from './store/files/folder.js';
export { initStore } from './store/files/init.js';
export { generationOf } from './store/files/watch.js';
