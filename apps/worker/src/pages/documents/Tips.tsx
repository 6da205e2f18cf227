import { BulletList } from '@repo/ui/components/BulletList';
import { Disclosure } from '@repo/ui/components/Disclosure';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { useLanguage } from '../../language/use-language.ts';

/** What makes a file readable. Folded above the first document of a phone, so that this one is in sight. */
export function Tips({ isFolded = false }: { readonly isFolded?: boolean }) {
  const { say } = useLanguage();
  const first = say('documents.tip.photo');
  const title = say('documents.tips');
  const tips = (
    <BulletList
      items={[first, say('documents.tip.text'), say('documents.tip.light'), say('documents.tip.pages')]}
    />
  );
  if (!isFolded) return <TitledCard title={title}>{tips}</TitledCard>;
  return (
    <Disclosure label={title} note={first}>
      {tips}
    </Disclosure>
  );
}
