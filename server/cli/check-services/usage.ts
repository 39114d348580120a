/** Help of the command. */
export const CHECK_USAGE = `Usage: ce-widgets check-services --config <file> [options]

Asks your services what the contract asks of them, and prints what to mend, call by call. Changes nothing without --write.

  --config <file>       JSON: the pages' origin, the services' addresses, and calls that they do not offer
                        (docs/guide/services.md, "Check your services")
  --token-env <name>    environment variable with a user's bearer token: ask as this user, too
  --only <services>     services to ask, with commas: user,search
  --write               with a token: also save a comparison, repeat and change it, and remove it again
  --json                print the report as JSON

Ends with 0 if nothing is wrong, with 1 if something is, and with 2 for a wrong command line or file.`;
