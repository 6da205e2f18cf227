import { TitledCard } from '@repo/ui/components/TitledCard';
import { Text } from '@repo/ui/primitives/Text';
import { useLanguage } from '../../language/use-language.ts';

/** What the worker wrote about herself. */
export function About({ bio }: { readonly bio: string | null }) {
  const { say } = useLanguage();
  return (
    <TitledCard title={say('profile.about')}>
      {bio === null ? <Text tone="muted">{say('profile.about.none')}</Text> : <Text lines="keep">{bio}</Text>}
    </TitledCard>
  );
}
