import { BulletList } from '@repo/ui/components/BulletList';
import { Disclosure } from '@repo/ui/components/Disclosure';
import { Timeline } from '@repo/ui/components/Timeline';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { useLanguage } from '../../language/use-language.ts';
import { howWords } from './how-words.ts';

/** What happens to the people whom the worker names, in its order, and what they are asked. */
export function HowItWorks() {
  const { language } = useLanguage();
  const { title, steps, askedTitle, asked, after } = howWords[language];
  return (
    <TitledCard title={title} gap="medium">
      <Timeline steps={steps.map((step) => ({ title: step }))} />
      <Disclosure label={askedTitle}>
        <Stack gap="small">
          <BulletList items={asked} />
          {after.map((sentence) => (
            <Text key={sentence} tone="muted">
              {sentence}
            </Text>
          ))}
        </Stack>
      </Disclosure>
    </TitledCard>
  );
}
