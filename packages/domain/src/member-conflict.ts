/** The maximum number of characters of the reason for which a member of the team declares that she knows a person. */
export const CONFLICT_REASON_MAXIMUM = 200;
