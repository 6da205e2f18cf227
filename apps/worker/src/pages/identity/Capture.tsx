import type { IdentityPhotos } from '@repo/api-client/queries/identity';
import { useState } from 'react';
import { CardStep } from './CardStep.tsx';
import { SelfieStep } from './SelfieStep.tsx';
import { forgetPhotos, send, useSending, type Permitted } from './sending.ts';
import { SendStep, type Part } from './SendStep.tsx';
import type { Face } from './series.ts';
import type { Opens } from './use-taken.ts';

interface CaptureProps {
  readonly permitted: Permitted;
  readonly onStop: () => void;
}

interface Taken {
  readonly face?: Face;
  readonly front?: Blob;
  /** Null when the worker skips the back side. */
  readonly back?: Blob | null;
}

function photosOf({ face, front, back }: Taken): IdentityPhotos | undefined {
  if (face === undefined || front === undefined || back === undefined) return undefined;
  return { ...face, front, back };
}

const takenOf = ({ selfie, liveness, front, back }: IdentityPhotos): Taken => ({
  face: { selfie, liveness },
  front,
  back,
});

/** Where she is. */
interface Place {
  readonly step: Part | 'send';
  readonly opens: Opens;
  /** One photo is taken again: what was before it, and what follows, is the overview. */
  readonly isAlone?: boolean;
}

const OVERVIEW = { step: 'send', opens: 'look' } as const satisfies Place;

/** The steps from the first photo to the upload. The photos are in memory only, and nowhere else on the phone. */
export function Capture({ permitted, onStop }: CaptureProps) {
  const sending = useSending();
  const [here, setTaken] = useState<Taken>({});
  const [{ step, opens, isAlone = false }, setPlace] = useState<Place>({ step: 'selfie', opens: 'take' });
  const [usesFiles, setUsesFiles] = useState(false);
  const taken = sending === undefined ? here : takenOf(sending.photos);
  const photos = photosOf(taken);
  const { face, front, back } = taken;
  if (photos !== undefined && (sending !== undefined || step === 'send')) {
    const goTo = (place: Place) => {
      forgetPhotos();
      setTaken(taken);
      setPlace(place);
    };
    return (
      <SendStep
        photos={photos}
        sending={sending}
        onSend={() => {
          void send(photos, permitted).then((isOver) => isOver && onStop());
        }}
        onRetake={(part) => goTo({ step: part, opens: 'take', isAlone: true })}
        onBack={() => goTo({ step: 'back', opens: back === null ? 'take' : 'look' })}
      />
    );
  }
  const keep = (more: Taken, next: Part | 'send') => {
    const now = { ...taken, ...more };
    setTaken(now);
    // A photo that she has taken before stays: she looks at it.
    const isTaken = next === 'front' ? now.front !== undefined : now.back instanceof Blob;
    setPlace(isAlone || next === 'send' ? OVERVIEW : { step: next, opens: isTaken ? 'look' : 'take' });
  };
  const goBack = (before: Part) => setPlace(isAlone ? OVERVIEW : { step: before, opens: 'look' });
  const shared = { opens, usesFiles, onFiles: setUsesFiles };
  if (step === 'selfie')
    return (
      <SelfieStep
        {...shared}
        kept={face}
        onDone={(done) => keep({ face: done }, 'front')}
        onBack={isAlone ? () => setPlace(OVERVIEW) : onStop}
      />
    );
  if (step === 'front')
    return (
      <CardStep
        key="front"
        side="front"
        {...shared}
        kept={front}
        onDone={(done) => keep({ front: done }, 'back')}
        onBack={() => goBack('selfie')}
      />
    );
  return (
    <CardStep
      key="back"
      side="back"
      {...shared}
      kept={back ?? undefined}
      onDone={(done) => keep({ back: done }, 'send')}
      onSkip={() => keep({ back: null }, 'send')}
      onBack={() => goBack('front')}
    />
  );
}
