export const SCORE_EXPLAINED = 'How this score is made up';
