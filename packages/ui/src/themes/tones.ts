import { completionLevels } from '@repo/domain/profile-completion';

/** What a coloured piece means. The colours behind the names live in the themes. */
export const tones = ['neutral', 'info', 'success', 'warning', 'danger'] as const;

/** Bars and rings by how far something is; the domain knows which level a percentage has. */
export const levels = completionLevels;

/** Trust tiers as the theme knows them. */
export const tiers = ['platinum', 'gold', 'silver', 'basic'] as const;
export type TierColour = (typeof tiers)[number];
