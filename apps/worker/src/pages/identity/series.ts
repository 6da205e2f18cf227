import type { Camera, PictureSize } from '@repo/ui/components/CameraCapture';
import type { PlainKey } from '../../language/catalogue.ts';

/** Small enough for a slow network, and large enough to compare and read. */
export const pictures = {
  selfie: { longest: 800, quality: 0.85 },
  moving: { longest: 640, quality: 0.75 },
  card: { longest: 1600, quality: 0.85 },
} as const satisfies Record<string, PictureSize>;

export interface Face {
  readonly selfie: Blob;
  readonly liveness: readonly Blob[];
}

const COUNT_SECONDS = 3;
/** The delay for reading a prompt, and the delay between two photos of the same prompt. */
const FIRST_MILLISECONDS = 1200;
const NEXT_MILLISECONDS = 500;

/** The movements and the number of photos of each: eight together, the maximum of Smile ID. */
const movements = [
  { prompt: 'identity.prompt.side', times: 3 },
  { prompt: 'identity.prompt.other', times: 3 },
  { prompt: 'identity.prompt.smile', times: 2 },
] as const satisfies readonly { readonly prompt: PlainKey; readonly times: number }[];

/** The prompts for photos from files. After the selfie come six photos, the minimum of Smile ID. */
export const filePrompts = [
  'identity.prompt.straight',
  'identity.prompt.side',
  'identity.prompt.other',
  'identity.prompt.up',
  'identity.prompt.down',
  'identity.prompt.smile',
  'identity.prompt.straight',
] as const satisfies readonly PlainKey[];

/** The prompt at a moment of the series. */
export interface Moment {
  readonly prompt: PlainKey;
  readonly count?: number;
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Counts down, takes the selfie, and then photos of the moving face. Fails when the camera fails. */
export async function takeSeries(camera: Camera, show: (moment: Moment) => void): Promise<Face> {
  for (let count = COUNT_SECONDS; count > 0; count -= 1) {
    show({ prompt: 'identity.prompt.straight', count });
    await pause(1000);
  }
  const selfie = await camera.take(pictures.selfie);
  const liveness: Blob[] = [];
  for (const { prompt, times } of movements) {
    show({ prompt });
    for (let taken = 0; taken < times; taken += 1) {
      await pause(taken === 0 ? FIRST_MILLISECONDS : NEXT_MILLISECONDS);
      liveness.push(await camera.take(pictures.moving));
    }
  }
  return { selfie, liveness };
}
