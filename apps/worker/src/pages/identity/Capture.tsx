import type { IdentityPhotos } from '@repo/api-client/queries/identity';
import { useState } from 'react';
import { CardStep } from './CardStep.tsx';
import { SelfieStep } from './SelfieStep.tsx';
import { forgetPhotos, send, useSending, type Permitted } from './sending.ts';
import { SendStep, type Part } from './SendStep.tsx';
import type { Face } from './series.ts';

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

/** The steps from the first photo to the upload. The photos are in memory only, and nowhere else on the phone. */
export function Capture({ permitted, onStop }: CaptureProps) {
  const sending = useSending();
  const [here, setTaken] = useState<Taken>({});
  const [usesFiles, setUsesFiles] = useState(false);
  const taken = sending === undefined ? here : takenOf(sending.photos);
  const photos = photosOf(taken);
  const files = { usesFiles, onFiles: setUsesFiles };
  /** Repeats one photo and keeps the others. */
  const retake = (part: Part) => {
    const { face, front, back } = taken;
    forgetPhotos();
    setTaken({
      ...(part !== 'selfie' && face !== undefined && { face }),
      ...(part !== 'front' && front !== undefined && { front }),
      ...(part !== 'back' && back !== undefined && { back }),
    });
  };
  if (photos !== undefined)
    return (
      <SendStep
        photos={photos}
        sending={sending}
        onSend={() => {
          void send(photos, permitted).then((isOver) => isOver && onStop());
        }}
        onRetake={retake}
        onBack={() => retake('back')}
      />
    );
  const { face, front } = taken;
  if (face === undefined)
    return <SelfieStep {...files} onDone={(done) => setTaken({ ...taken, face: done })} onBack={onStop} />;
  if (front === undefined)
    return (
      <CardStep
        key="front"
        side="front"
        {...files}
        onDone={(done) => setTaken({ ...taken, front: done })}
        onBack={() => retake('selfie')}
      />
    );
  return (
    <CardStep
      key="back"
      side="back"
      {...files}
      onDone={(back) => setTaken({ ...taken, back })}
      onSkip={() => setTaken({ ...taken, back: null })}
      onBack={() => retake('front')}
    />
  );
}
