import { areaConfig } from '../support/area-config.ts';

// What is timed, or watched for what moves, has the machine to itself.
export default areaConfig({ name: 'alone', workers: 1 });
