/** A PostgreSQL server of a test's own. */
export interface Cluster {
  /** The address of its first database. */
  url: string;
  /** Makes a database, and returns its address. */
  newDatabase(): Promise<string>;
  /** Kills the server at once, as a power cut does. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Starts a standby; from then on a change is acknowledged once the standby has it too. */
  startStandby(): Promise<Standby>;
  /** Ends the server and removes all that it kept. */
  stop(): Promise<void>;
}

/** A server that follows another one, and can be read. */
export interface Standby {
  /** The address of its first database. */
  url: string;
  /** Makes it a server of its own, which takes changes. */
  promote(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Makes a PostgreSQL server with the programs of this machine, else with those that came with the dependencies. One that is
 * not durable writes as fast as memory does, for tests that lose no power.
 */
export function startCluster(options?: { isDurable?: boolean }): Promise<Cluster>;
