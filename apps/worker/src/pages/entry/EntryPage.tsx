import { brand } from '@repo/domain/brand';
import { SignInLayout } from '@repo/ui/patterns/SignInLayout';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';

/** What a worker who comes here by an invitation needs to know: everything can be answered by SMS (decisions 6). */
export function EntryPage() {
  return (
    <SignInLayout
      title="For workers"
      subtitle="It is free for you, and nothing is checked without your yes."
      homeHref="/"
    >
      <Stack gap="medium">
        <Text>
          When an employer asks to check your background, {brand.name} sends you an SMS that says who asks and
          for what.
        </Text>
        <Text>
          Reply YES and the number in the SMS to agree, or NO and the number to decline. You have 48 hours.
        </Text>
        <Text>Reply STOP at any time to end all messages.</Text>
      </Stack>
    </SignInLayout>
  );
}
