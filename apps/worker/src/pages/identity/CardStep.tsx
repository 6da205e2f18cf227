import { Button } from '@repo/ui/components/Button';
import type { Camera } from '@repo/ui/components/CameraCapture';
import { TaskLayout } from '@repo/ui/patterns/TaskLayout';
import { Text } from '@repo/ui/primitives/Text';
import { useRef } from 'react';
import { useLanguage } from '../../language/use-language.ts';
import { CameraView } from './CameraView.tsx';
import { FilePhoto } from './FilePhoto.tsx';
import { Frame } from './Frame.tsx';
import { Preview } from './Preview.tsx';
import { pictures } from './series.ts';
import { useCamera } from './use-camera.ts';
import { useTaken, type Opens } from './use-taken.ts';

interface CardStepProps {
  readonly side: 'front' | 'back';
  /** The photo of an earlier visit. It stays until there is a new one. */
  readonly kept: Blob | undefined;
  readonly opens: Opens;
  readonly usesFiles: boolean;
  readonly onFiles: (usesFiles: boolean) => void;
  readonly onDone: (photo: Blob) => void;
  /** Skips this side. Absent for a side that the check needs. */
  readonly onSkip?: () => void;
  readonly onBack: () => void;
}

/** One side of the ID card. */
export function CardStep({ side, kept, opens, usesFiles, onFiles, onDone, onSkip, onBack }: CardStepProps) {
  const { say } = useLanguage();
  const { photo, take, takeAgain, back } = useTaken(kept, opens, onBack);
  const opened = useCamera('environment', !usesFiles && photo === undefined);
  const camera = useRef<Camera>(null);
  const step = side === 'front' ? 2 : 3;
  const title = say(`identity.${side}.title`);
  const alt = say(`identity.${side}.alt`);
  if (photo !== undefined)
    return (
      <Preview
        title={alt}
        step={step}
        photo={photo}
        alt={alt}
        guide="card"
        question={say('identity.id.look')}
        onUse={() => onDone(photo)}
        onRetake={takeAgain}
        onBack={back}
      />
    );
  return (
    <Frame title={title} step={step} onBack={back} width="task">
      <TaskLayout
        place="before"
        summary={<Text>{say('identity.id.text')}</Text>}
        actions={
          <>
            {!usesFiles && opened.stream !== undefined && (
              <Button
                fullWidth
                onClick={() => {
                  // A camera that fails meanwhile reports it itself.
                  camera.current?.take(pictures.card).then(take, () => null);
                }}
              >
                {say('identity.id.take')}
              </Button>
            )}
            <Button
              variant={usesFiles || opened.problem === undefined ? 'ghost' : 'primary'}
              fullWidth
              onClick={() => onFiles(!usesFiles)}
            >
              {say(usesFiles ? 'identity.camera.use' : 'identity.camera.files')}
            </Button>
          </>
        }
      >
        {usesFiles ? (
          <FilePhoto label={title} alt={alt} size={pictures.card} facing="environment" onTaken={take} />
        ) : (
          <CameraView ref={camera} opened={opened} guide="card" />
        )}
        {onSkip !== undefined && (
          <Button variant="ghost" fullWidth onClick={onSkip}>
            {say('identity.back.skip')}
          </Button>
        )}
      </TaskLayout>
    </Frame>
  );
}
