import { Button } from '@repo/ui/components/Button';
import type { Camera } from '@repo/ui/components/CameraCapture';
import { TaskLayout } from '@repo/ui/patterns/TaskLayout';
import { Text } from '@repo/ui/primitives/Text';
import { useRef, useState } from 'react';
import { useLanguage } from '../../language/use-language.ts';
import { CameraView } from './CameraView.tsx';
import { FilePhoto } from './FilePhoto.tsx';
import { Frame } from './Frame.tsx';
import { Preview } from './Preview.tsx';
import { filePrompts, pictures, takeSeries, type Face, type Moment } from './series.ts';
import { useCamera } from './use-camera.ts';
import { useTaken, type Opens } from './use-taken.ts';

interface SelfieStepProps {
  /** The face of an earlier visit. It stays until there is a new one. */
  readonly kept: Face | undefined;
  readonly opens: Opens;
  readonly usesFiles: boolean;
  readonly onFiles: (usesFiles: boolean) => void;
  readonly onDone: (face: Face) => void;
  readonly onBack: () => void;
}

/** The face of the worker: a selfie, and several photos of the moving face. */
export function SelfieStep({ kept, opens, usesFiles, onFiles, onDone, onBack }: SelfieStepProps) {
  const { say } = useLanguage();
  const { photo: face, take, takeAgain, back } = useTaken(kept, opens, onBack);
  const title = say('identity.selfie.title');
  if (face !== undefined)
    return (
      <Preview
        title={say('identity.selfie.alt')}
        step={1}
        photo={face.selfie}
        alt={say('identity.selfie.alt')}
        guide="face"
        question={say('identity.selfie.look')}
        onUse={() => onDone(face)}
        onRetake={takeAgain}
        onBack={back}
      />
    );
  const step = { title, onFiles, onTaken: take, onBack: back };
  return usesFiles ? <FromFiles {...step} /> : <FromCamera {...step} />;
}

interface TakingProps extends Pick<SelfieStepProps, 'onFiles' | 'onBack'> {
  readonly title: string;
  readonly onTaken: (face: Face) => void;
}

function FromCamera({ title, onFiles, onTaken, onBack }: TakingProps) {
  const { say } = useLanguage();
  const opened = useCamera('user', true);
  const camera = useRef<Camera>(null);
  const [moment, setMoment] = useState<Moment>();
  const { stream } = opened;
  const take = async () => {
    if (camera.current === null) return;
    try {
      onTaken(await takeSeries(camera.current, setMoment));
    } catch {
      // The camera failed, or the page was hidden: the series starts anew.
      setMoment(undefined);
    }
  };
  return (
    <Frame title={title} step={1} onBack={onBack} width="task">
      <TaskLayout
        place="before"
        summary={<Text>{say('identity.selfie.text')}</Text>}
        actions={
          <>
            {stream !== undefined && (
              <Button
                fullWidth
                busy={moment !== undefined}
                busyLabel={say('identity.selfie.taking')}
                onClick={() => void take()}
              >
                {say('identity.selfie.take')}
              </Button>
            )}
            <Button
              variant={opened.problem === undefined ? 'ghost' : 'primary'}
              fullWidth
              onClick={() => onFiles(true)}
            >
              {say('identity.camera.files')}
            </Button>
          </>
        }
      >
        <CameraView ref={camera} opened={opened} guide="face" moment={moment} />
      </TaskLayout>
    </Frame>
  );
}

function FromFiles({ title, onFiles, onTaken, onBack }: TakingProps) {
  const { say } = useLanguage();
  const [taken, setTaken] = useState<readonly Blob[]>([]);
  const prompt = filePrompts[taken.length];
  if (prompt === undefined) return null;
  const take = (photo: Blob) => {
    const [selfie = photo, ...before] = taken;
    setTaken([...taken, photo]);
    if (taken.length === filePrompts.length - 1) onTaken({ selfie, liveness: [...before, photo] });
  };
  const place = say('identity.files.place', { place: taken.length + 1, total: filePrompts.length });
  return (
    <Frame
      title={title}
      step={1}
      onBack={taken.length === 0 ? onBack : () => setTaken(taken.slice(0, -1))}
      width="task"
    >
      <TaskLayout
        place="before"
        summary={<Text>{say('identity.files.face')}</Text>}
        actions={
          <Button variant="ghost" fullWidth onClick={() => onFiles(false)}>
            {say('identity.camera.use')}
          </Button>
        }
      >
        <FilePhoto
          label={`${place}: ${say(prompt)}`}
          alt={say('identity.selfie.alt')}
          size={taken.length === 0 ? pictures.selfie : pictures.moving}
          facing="user"
          onTaken={take}
        />
      </TaskLayout>
    </Frame>
  );
}
