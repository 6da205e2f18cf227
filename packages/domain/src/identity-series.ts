/** What a worker is asked to do for a photo of her face. */
export type FacePrompt = 'straight' | 'side' | 'other' | 'up' | 'down' | 'smile';

/** What each frame of a series shows, after the selfie. The camera takes the maximum of Smile ID. */
export const cameraFrames = [
  'side',
  'side',
  'side',
  'other',
  'other',
  'other',
  'smile',
  'smile',
] as const satisfies readonly FacePrompt[];

/** The frames of photos from files: the minimum of Smile ID, because she takes each one by hand. */
export const fileFrames = [
  'side',
  'other',
  'up',
  'down',
  'smile',
  'straight',
] as const satisfies readonly FacePrompt[];

/**
 * What she was asked to do for each of so many frames. Empty for a number that no series has. The frames are stored without
 * their prompts: a series that changes must have another number, as long as photos of the series before it are kept.
 */
export const promptsOf = (frames: number): readonly FacePrompt[] =>
  [cameraFrames, fileFrames].find(({ length }) => length === frames) ?? [];
