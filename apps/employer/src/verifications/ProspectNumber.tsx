import { RoomFor } from '@repo/ui/components/RoomFor';
import { Text } from '@repo/ui/primitives/Text';
import { phoneText } from '../session/phone-text.ts';
import type { Facts } from './use-verifications.ts';

/** The number that the employer typed: all that is known of a worker before her yes. */
export function ProspectNumber({ worker }: Pick<Facts, 'worker'>) {
  if (worker.data === undefined)
    return worker.isPending ? (
      <RoomFor>
        <Text>The number</Text>
      </RoomFor>
    ) : null;
  return <Text tone="muted">{phoneText(worker.data.phone ?? '')}</Text>;
}
