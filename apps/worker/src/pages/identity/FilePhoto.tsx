import { photoFromFile, type PictureSize } from '@repo/ui/components/CameraCapture';
import { PhotoUpload } from '@repo/ui/components/PhotoUpload';
import { useState } from 'react';
import type { PlainKey } from '../../language/catalogue.ts';
import { useLanguage } from '../../language/use-language.ts';
import type { Facing } from './use-camera.ts';

/** Far above the size of a phone photo. A larger file would slow a cheap phone down. */
const MAXIMUM_BYTES = 30_000_000;
const kinds = ['image/jpeg', 'image/png', 'image/webp'] as const;

interface FilePhotoProps {
  /** The subject of the photo. */
  readonly label: string;
  readonly hint?: string;
  readonly alt: string;
  readonly size: PictureSize;
  /** The camera that the phone opens for the photo, where it has one. */
  readonly facing: Facing;
  readonly onTaken: (photo: Blob) => void;
}

/** A photo without the camera of the app: from a file, or by the phone's own camera app. */
export function FilePhoto({ label, hint, alt, size, facing, onTaken }: FilePhotoProps) {
  const { say } = useLanguage();
  const [reading, setReading] = useState<File>();
  const [problem, setProblem] = useState<PlainKey>();
  const read = async (file: File) => {
    setProblem(undefined);
    setReading(file);
    try {
      onTaken(await photoFromFile(file, size));
    } catch {
      setProblem('identity.files.unreadable');
    } finally {
      setReading(undefined);
    }
  };
  const error = problem && say(problem);
  return (
    <PhotoUpload
      label={label}
      {...(hint !== undefined && { hint })}
      {...(reading === undefined
        ? { state: 'empty' as const, error }
        : { state: 'chosen' as const, file: reading })}
      alt={alt}
      guide={facing === 'user' ? 'face' : 'card'}
      camera={facing}
      kinds={kinds}
      maxBytes={MAXIMUM_BYTES}
      limits={say('identity.files.kinds')}
      onChoose={(file) => void read(file)}
      onRefuse={(why) => setProblem(why === 'kind' ? 'identity.files.kind' : 'identity.files.unreadable')}
      onCancel={() => undefined}
      onRetry={() => undefined}
      words={{ chosen: say('identity.files.reading') }}
    />
  );
}
