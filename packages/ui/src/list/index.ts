export { CasinoList, type CasinoListProps } from './CasinoList.js';
export type { CasinoListColumn } from './list-columns.js';
