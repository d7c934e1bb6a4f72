/** Attribution that the licences of both lists require. */
export const words = {
  attribution:
    'Monitor data: contains information from {buildcores}, which is made available under the {odcBy}, and from {edid} by linux-hardware.org, licensed under {ccBy}; selected, merged and changed by us.',
};
