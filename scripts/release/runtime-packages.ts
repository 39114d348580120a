/**
 * Returns `package.json` and `package-lock.json` without the packages that only development needs. `npm sbom --omit dev`
 * also leaves out packages that development needs, too, such as React, although the files of the script tag contain them.
 */
export function runtimePackages(packageJson: string, packageLock: string): { json: string; lock: string } {
  const { devDependencies: _, ...json } = JSON.parse(packageJson);
  const lock = JSON.parse(packageLock);
  const packages = Object.entries<{ dev?: boolean; devOptional?: boolean; devDependencies?: object }>(
    lock.packages,
  )
    .filter(([, { dev, devOptional }]) => !dev && !devOptional)
    .map(([path, { devDependencies: _, ...each }]) => [path, each]);
  return {
    json: JSON.stringify(json),
    lock: JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }),
  };
}
