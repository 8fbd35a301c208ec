/** Height of a row of the waterfall, in px. */
export const ROW_HEIGHT = 25;
