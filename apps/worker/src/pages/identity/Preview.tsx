import { BulletList } from '@repo/ui/components/BulletList';
import { Button } from '@repo/ui/components/Button';
import { TakenPhoto } from '@repo/ui/components/TakenPhoto';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { TaskLayout } from '@repo/ui/patterns/TaskLayout';
import { useLanguage } from '../../language/use-language.ts';
import { Frame } from './Frame.tsx';
import { photoChecks } from './photo-words.ts';

interface PreviewProps {
  readonly title: string;
  readonly step: 1 | 2 | 3;
  readonly photo: Blob;
  readonly alt: string;
  readonly guide: 'face' | 'card';
  /** The question about the quality of the photo. */
  readonly question: string;
  readonly onUse: () => void;
  readonly onRetake: () => void;
  readonly onBack: () => void;
}

/** The photo, for the worker to check before its use. */
export function Preview({ title, step, photo, alt, guide, question, onUse, onRetake, onBack }: PreviewProps) {
  const { say, language } = useLanguage();
  return (
    <Frame title={title} step={step} onBack={onBack} width="task">
      <TaskLayout
        summary={
          <TitledCard title={question}>
            <BulletList items={photoChecks[language][guide]} />
          </TitledCard>
        }
        actions={
          <>
            <Button fullWidth onClick={onUse}>
              {say('identity.use')}
            </Button>
            <Button variant="secondary" fullWidth onClick={onRetake}>
              {say('identity.retake')}
            </Button>
          </>
        }
      >
        <TakenPhoto photo={photo} alt={alt} guide={guide} />
      </TaskLayout>
    </Frame>
  );
}
