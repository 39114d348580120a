import { array, boolean, object, optional, parse, string } from 'valibot';

const policy = object({
  packageRules: array(
    object({
      description: optional(string(), ''),
      matchPackageNames: optional(array(string()), []),
      allowedVersions: optional(string()),
      enabled: optional(boolean(), true),
      dependencyDashboardApproval: optional(boolean(), false),
    }),
  ),
});

/**
 * Why packages are kept back, by their name: the descriptions of the rules that limit the versions, ask a person first, or
 * turn updates off.
 *
 * @param json text of renovate.json
 */
export function heldPackages(json: string): Map<string, string> {
  const { packageRules } = parse(policy, JSON.parse(json));
  return new Map(
    packageRules
      .filter((rule) => rule.allowedVersions || rule.dependencyDashboardApproval || !rule.enabled)
      .flatMap(({ matchPackageNames, description }) => matchPackageNames.map((name) => [name, description])),
  );
}
