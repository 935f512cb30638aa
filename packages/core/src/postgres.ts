export { databaseAddress, databaseAddress as placeOf, isDatabaseUrl } from './store/postgres/connection.js';
export { initPostgres, isPostgresStore } from './store/postgres/init-postgres.js';
export { postgresStorage } from './store/postgres/postgres-storage.js';
