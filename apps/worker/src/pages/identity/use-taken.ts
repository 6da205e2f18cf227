import { useState } from 'react';

/** What a step of the photos shows at first: the camera, or the photo that was taken before. */
export type Opens = 'take' | 'look';

/**
 * The photo of one step, to take and to look at. While it is taken again the earlier one stays: one step back leads to it.
 * @param kept the photo of an earlier visit to this step.
 * @param leave goes back to what was before this step.
 */
export function useTaken<Photo>(kept: Photo | undefined, opens: Opens, leave: () => void) {
  const [taken, setTaken] = useState(kept);
  const [view, setView] = useState<Opens | 'again'>(opens);
  const backs = {
    take: leave,
    look: () => setView('take'),
    again: () => setView('look'),
  } as const;
  return {
    /** Undefined while the camera is open. */
    photo: view === 'look' ? taken : undefined,
    take: (photo: Photo) => {
      setTaken(photo);
      setView('look');
    },
    takeAgain: () => setView('again'),
    back: backs[view],
  };
}
