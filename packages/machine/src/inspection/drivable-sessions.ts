/** The sessions that an end keeps for its clients, as whoever inspects it may have them forgotten. */
export interface DrivableSessions {
  /** Forgets every session that is in use, and those that rest in memory; gives how many were in use. */
  expire(): number;
}
