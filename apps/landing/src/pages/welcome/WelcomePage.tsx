import type { ReactNode } from 'react';
import { ButtonLink } from '@repo/ui/components/Button';
import { Card } from '@repo/ui/components/Card';
import { IconList } from '@repo/ui/components/IconList';
import { TextLink } from '@repo/ui/components/TextLink';
import { DocumentIcon } from '@repo/ui/icons/DocumentIcon';
import { FlagIcon } from '@repo/ui/icons/FlagIcon';
import { PeopleIcon } from '@repo/ui/icons/PeopleIcon';
import { PersonIcon } from '@repo/ui/icons/PersonIcon';
import { PhoneIcon } from '@repo/ui/icons/PhoneIcon';
import type { Icon } from '@repo/ui/icons/make-icon';
import { Divider } from '@repo/ui/primitives/Divider';
import { Grid } from '@repo/ui/primitives/Grid';
import { Heading } from '@repo/ui/primitives/Heading';
import { Inline } from '@repo/ui/primitives/Inline';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { Blocks } from '../../site/Blocks.tsx';
import { Contact } from '../../site/Contact.tsx';
import { useBlank, WhenFilled } from '../../site/filling.tsx';
import { Frame } from '../../site/Frame.tsx';
import { addressIn, type Language } from '../../site/languages.ts';
import { RunBy } from '../../site/Operator.tsx';
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
  /** The target of a link in the footer. */
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

const Part = ({ id, title, children }: PartProps) => (
  <section aria-labelledby={id}>
    <Stack gap="small">
      <Heading level={2} size={3} id={id}>
        {title}
      </Heading>
      {children}
    </Stack>
  </section>
);

/** The welcome page (worker-and-public spec, 2.3). The links of the footer lead to its lower half. */
export function WelcomePage({ language }: { readonly language: Language }) {
  const words = wordsOf[language];
  const { checks } = words;
  const hours = useBlank('welcome_hours');
  return (
    <Frame language={language} path="/welcome">
      <Stack gap="huge">
        <Grid columns={2} gap="xlarge">
          <Stack gap="large">
            <Stack gap="small">
              <Heading level={1} size="display">
                {words.title}
              </Heading>
              <Text size="large">{words.lead}</Text>
            </Stack>
            <Inline gap="small" fill>
              <ButtonLink href="/signup">{words.getStarted}</ButtonLink>
              <ButtonLink href="/login" variant="secondary">
                {words.haveAccount}
              </ButtonLink>
            </Inline>
          </Stack>
          <Card padding="large">
            <Stack gap="medium">
              <IconList
                items={checked.map((check) => ({ text: checks.items[check], icon: icons[check] }))}
                label={checks.label}
              />
              <Text weight="medium">
                <WhenFilled blank="welcome_hours" otherwise={checks.time}>
                  {checks.hours(hours)}
                </WhenFilled>
              </Text>
            </Stack>
          </Card>
        </Grid>
        <Grid columns={2} gap="xlarge">
          <Stack gap="xlarge">
            <Part id="about" title={words.about.title}>
              <Text>{words.about.text}</Text>
              <TextLink href={`${addressIn(language, '/')}#how-it-works`} placement="alone">
                {words.about.link}
              </TextLink>
            </Part>
            <Part id="contact" title={words.contact.title}>
              <RunBy language={language} />
              <Contact language={language} />
            </Part>
          </Stack>
          <Stack gap="xlarge">
            <Part id="help" title={words.help.title}>
              <Blocks blocks={[{ facts: words.help.questions }]} />
            </Part>
            <Part id="legal" title={words.legal.title}>
              <Inline gap="medium">
                <TextLink href={addressIn(language, '/privacy')} placement="alone">
                  {words.legal.privacy}
                </TextLink>
                <TextLink href={addressIn(language, '/terms')} placement="alone">
                  {words.legal.terms}
                </TextLink>
              </Inline>
            </Part>
          </Stack>
        </Grid>
        <Stack>
          <Divider />
          <Inline as="ul" gap="large">
            <Text as="li" id="careers" tone="muted">
              {words.careers}
            </Text>
            <Text as="li" id="blog" tone="muted">
              {words.blog}
            </Text>
          </Inline>
        </Stack>
      </Stack>
    </Frame>
  );
}
