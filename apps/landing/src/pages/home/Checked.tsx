import { Card } from '@repo/ui/components/Card';
import { Feature } from '@repo/ui/components/Feature';
import { BriefcaseIcon } from '@repo/ui/icons/BriefcaseIcon';
import { DocumentIcon } from '@repo/ui/icons/DocumentIcon';
import { FlagIcon } from '@repo/ui/icons/FlagIcon';
import { LocationIcon } from '@repo/ui/icons/LocationIcon';
import { PersonIcon } from '@repo/ui/icons/PersonIcon';
import { PhoneIcon } from '@repo/ui/icons/PhoneIcon';
import { ShieldIcon } from '@repo/ui/icons/ShieldIcon';
import { StarIcon } from '@repo/ui/icons/StarIcon';
import type { Icon } from '@repo/ui/icons/make-icon';
import { Band } from '@repo/ui/patterns/Band';
import { Grid } from '@repo/ui/primitives/Grid';
import { Heading } from '@repo/ui/primitives/Heading';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import type { Language } from '../../site/languages.ts';
import { wordsOf } from './words.ts';

/** The promises of a complete check on the public page (worker-and-public spec, section 1), in their order. */
export const promises = [
  'identity',
  'criminal',
  'references',
  'address',
  'employment',
  'reviews',
  'misconduct',
  'score',
] as const;

const icons: Readonly<Record<(typeof promises)[number], Icon>> = {
  identity: PersonIcon,
  criminal: DocumentIcon,
  references: PhoneIcon,
  address: LocationIcon,
  employment: BriefcaseIcon,
  reviews: StarIcon,
  misconduct: FlagIcon,
  score: ShieldIcon,
};

/** The checks, and directly below them the things that the service does not check. */
export function Checked({ language }: { readonly language: Language }) {
  const words = wordsOf[language].checked;
  return (
    <Band id="what-is-checked" title={words.title} lead={words.lead}>
      <Grid columns={4} gap="xlarge" as="ul">
        {promises.map((promise) => {
          const Drawing = icons[promise];
          return (
            <Feature key={promise} as="li" icon={<Drawing />} title={words[promise].title}>
              {words[promise].text}
            </Feature>
          );
        })}
      </Grid>
      <Card labelledBy="what-we-do-not-promise" as="section" padding="large">
        <Stack gap="medium">
          <Heading level={3} id="what-we-do-not-promise">
            {words.honesty.title}
          </Heading>
          <Grid columns={3} gap="large" as="ul">
            {words.honesty.items.map((item) => (
              <Text as="li" key={item} tone="muted">
                {item}
              </Text>
            ))}
          </Grid>
        </Stack>
      </Card>
    </Band>
  );
}
