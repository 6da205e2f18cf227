/** What a coloured piece means. The colours behind the names live in the themes. */
export const tones = ['neutral', 'info', 'success', 'warning', 'danger'] as const;
export type Tone = (typeof tones)[number];

/** Bar colours of the specification (worker-and-public.md 2.12): red, yellow, pink, green. */
export const levels = ['low', 'medium', 'high', 'full'] as const;
export type Level = (typeof levels)[number];

/** Trust tiers as the theme knows them. */
export const tiers = ['platinum', 'gold', 'silver', 'basic'] as const;
export type TierColour = (typeof tiers)[number];
