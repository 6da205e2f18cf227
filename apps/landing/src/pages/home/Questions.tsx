import { Disclosure } from '@repo/ui/components/Disclosure';
import { TextLink } from '@repo/ui/components/TextLink';
import { Band } from '@repo/ui/patterns/Band';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { useBlank } from '../../site/filling.tsx';
import { addressIn, type Language } from '../../site/languages.ts';
import { questionsOf } from './questions.ts';
import { wordsOf } from './words.ts';

export function Questions({ language }: { readonly language: Language }) {
  const { title, lead, privacy } = wordsOf[language].questions;
  return (
    <Band
      id="questions"
      title={title}
      lead={lead}
      beside={
        <Stack gap="small">
          {questionsOf(language, useBlank('steps_hours')).map(({ question, answer }) => (
            <Disclosure key={question} label={question}>
              <Text>{answer}</Text>
            </Disclosure>
          ))}
          <TextLink href={addressIn(language, '/privacy')} placement="alone">
            {privacy}
          </TextLink>
        </Stack>
      }
    />
  );
}
