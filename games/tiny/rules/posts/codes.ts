/** Reasons against digging in and standing up. */
export const postCodes = ['already', 'no-digging'] as const;
