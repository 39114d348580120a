import type { CDPSession } from '@playwright/test';

/** A visitor's device and connection. */
export interface Profile {
  name: 'fast' | 'slow';
  viewport: { width: number; height: number };
  /** How many times slower than this machine the processor is. */
  cpuSlowdown: number;
  /** Absent: no throttling, loopback speed. */
  network?: { roundTripMs: number; bytesPerSecond: number };
}

/** A desktop on a fast line, and a cheap phone on a slow one (1.6 Mbit/s, 150 ms). */
export const PROFILES: readonly Profile[] = [
  { name: 'fast', viewport: { width: 1280, height: 800 }, cpuSlowdown: 1 },
  {
    name: 'slow',
    viewport: { width: 412, height: 823 },
    cpuSlowdown: 4,
    network: { roundTripMs: 150, bytesPerSecond: 1_600_000 / 8 },
  },
];

/** Throttles a page by the profile. */
export async function applyProfile(session: CDPSession, { cpuSlowdown, network }: Profile): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  if (!network) return;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.roundTripMs,
    downloadThroughput: network.bytesPerSecond,
    uploadThroughput: network.bytesPerSecond,
  });
}
