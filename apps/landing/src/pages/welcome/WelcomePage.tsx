import { ButtonLink } from '@repo/ui/components/Button';
import { Card } from '@repo/ui/components/Card';
import { CheckList } from '@repo/ui/components/CheckList';
import { Disclosure } from '@repo/ui/components/Disclosure';
import { IconList } from '@repo/ui/components/IconList';
import { TextLink } from '@repo/ui/components/TextLink';
import { ClockIcon } from '@repo/ui/icons/ClockIcon';
import { DocumentIcon } from '@repo/ui/icons/DocumentIcon';
import { FlagIcon } from '@repo/ui/icons/FlagIcon';
import { PeopleIcon } from '@repo/ui/icons/PeopleIcon';
import { PersonIcon } from '@repo/ui/icons/PersonIcon';
import { PhoneIcon } from '@repo/ui/icons/PhoneIcon';
import type { Icon } from '@repo/ui/icons/make-icon';
import { Band } from '@repo/ui/patterns/Band';
import { Hero } from '@repo/ui/patterns/Hero';
import { Divider } from '@repo/ui/primitives/Divider';
import { Heading } from '@repo/ui/primitives/Heading';
import { Inline } from '@repo/ui/primitives/Inline';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { Contact } from '../../site/Contact.tsx';
import { useBlank, WhenFilled } from '../../site/filling.tsx';
import { Frame } from '../../site/Frame.tsx';
import { addressIn, type Language } from '../../site/languages.ts';
import { RunBy } from '../../site/Operator.tsx';
import { PricesLink } from '../../site/PricesLink.tsx';
import { wordsOf } from './words.ts';

/** The checks in the order of the specification. */
const checked = ['identity', 'criminal', 'references', 'social', 'misconduct'] as const;

/** As on the landing page. */
const icons: Readonly<Record<(typeof checked)[number], Icon>> = {
  identity: PersonIcon,
  criminal: DocumentIcon,
  references: PhoneIcon,
  social: PeopleIcon,
  misconduct: FlagIcon,
};

interface PartProps {
  readonly language: Language;
}

/** The welcome page (worker-and-public spec, 2.3). The links of the footer lead to its lower parts. */
export function WelcomePage({ language }: PartProps) {
  const words = wordsOf[language];
  return (
    <Frame language={language} path="/welcome" layout="bands">
      <Hero
        kicker={words.kicker}
        title={words.title}
        lead={words.lead}
        points={<CheckList items={words.gets} />}
        actions={
          <>
            <ButtonLink href="/signup">{words.getStarted}</ButtonLink>
            <ButtonLink href="/login" variant="secondary">
              {words.haveAccount}
            </ButtonLink>
          </>
        }
        after={
          <>
            <TextLink href={`${addressIn(language, '/')}#how-it-works`} placement="alone">
              {words.howItWorks}
            </TextLink>
            <PricesLink language={language} />
          </>
        }
        picture={<Checks language={language} />}
      />
      <About language={language} />
      <Help language={language} />
    </Frame>
  );
}

/** The five checks, and their time. */
function Checks({ language }: PartProps) {
  const { checks } = wordsOf[language];
  const hours = useBlank('welcome_hours');
  return (
    <Card>
      <Stack gap="medium">
        <Heading level={2} size={3}>
          {checks.label}
        </Heading>
        <IconList items={checked.map((check) => ({ ...checks.items[check], icon: icons[check] }))} />
        <Divider />
        <Stack gap="xxsmall">
          <Inline>
            <ClockIcon />
            <Text weight="medium">
              <WhenFilled blank="welcome_hours" otherwise={checks.time}>
                {checks.hours(hours)}
              </WhenFilled>
            </Text>
          </Inline>
          <Text tone="muted">{checks.day}</Text>
        </Stack>
      </Stack>
    </Card>
  );
}

/** Who is behind the site, and how to reach them. */
function About({ language }: PartProps) {
  const { about, contact } = wordsOf[language];
  return (
    <Band
      id="about"
      title={about.title}
      lead={about.text}
      tone="surface"
      beside={
        <Card as="section" labelledBy="contact" padding="large">
          <Stack gap="small">
            <Heading level={2} size={3} id="contact">
              {contact.title}
            </Heading>
            <RunBy language={language} />
            <Contact language={language} />
          </Stack>
        </Card>
      }
    />
  );
}

/** The answers. The links to careers and the blog open the last one. */
function Help({ language }: PartProps) {
  const { title, lead, questions, none } = wordsOf[language].help;
  return (
    <Band
      id="help"
      title={title}
      lead={lead}
      beside={
        <Stack gap="small">
          {questions.map(({ question, answer }) => (
            <Disclosure key={question} label={question}>
              <Text>{answer}</Text>
            </Disclosure>
          ))}
          <Disclosure label={none.question}>
            <Stack gap="xsmall">
              <Text id="careers">{none.careers}</Text>
              <Text id="blog">{none.blog}</Text>
            </Stack>
          </Disclosure>
        </Stack>
      }
    />
  );
}
