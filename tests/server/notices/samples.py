"""IP addresses that are not public, and how they can be hidden in others."""

from ipaddress import IPv4Address, IPv6Address

PUBLIC_4 = "93.184.216.34"
PUBLIC_6 = "2606:4700:4700::1111"
PRIVATE_4 = [
    "0.0.0.0",
    "0.1.2.3",
    "10.0.0.1",
    "10.255.255.255",
    "100.64.0.1",
    "100.100.100.200",
    "100.127.255.255",
    "127.0.0.1",
    "127.255.255.254",
    "168.63.129.16",
    "169.254.0.1",
    "169.254.169.254",
    "172.16.0.1",
    "172.31.255.255",
    "192.0.0.1",
    "192.0.0.192",
    "192.0.2.1",
    "192.31.196.1",
    "192.52.193.1",
    "192.88.99.1",
    "192.168.0.1",
    "192.168.255.255",
    "192.175.48.1",
    "198.18.0.1",
    "198.19.255.255",
    "198.51.100.1",
    "203.0.113.1",
    "224.0.0.1",
    "239.255.255.255",
    "240.0.0.1",
    "255.255.255.255",
]
PRIVATE_6 = [
    "::",
    "::1",
    "::2",
    "64:ff9b:1::1",
    "100::1",
    "100:0:0:1::1",
    "2001::1",
    "2001:2::1",
    "2001:10::1",
    "2001:20::1",
    "2001:db8::1",
    "2620:4f:8000::1",
    "3fff::1",
    "4000::1",
    "5f00::1",
    "fc00::1",
    "fd00:ec2::254",
    "fe80::1",
    "febf::1",
    "fec0::1",
    "ff02::1",
    "ff0e::1",
    "ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff",
]
NAT64 = int(IPv6Address("64:ff9b::"))
# Around an IPv4 address, as (name, what stands before and after it in 128 bits).
DISGUISES = {
    "mapped": (int(IPv6Address("::ffff:0:0")), 0),
    "translated": (int(IPv6Address("::ffff:0:0:0")), 0),
    "compatible": (0, 0),
    "nat64": (NAT64, 0),
    "nat64-local": (int(IPv6Address("64:ff9b:1::")), 0),
    "6to4": (int(IPv6Address("2002::1")), 80),
    "teredo-server": (int(IPv6Address("2001:0:0:0:0:ffff:a247:27dd")), 64),
    "isatap": (int(IPv6Address("2606:4700::5efe:0:0")), 0),
    "isatap-unique": (int(IPv6Address("2606:4700::200:5efe:0:0")), 0),
}


def disguised(form: str, ip: str) -> str:
    base, shift = DISGUISES[form]
    return str(IPv6Address(base | int(IPv4Address(ip)) << shift))


def teredo_client(ip: str) -> str:
    """Teredo inverts the bits of the client's address."""
    return str(
        IPv6Address(int(IPv6Address("2001:0:5db8:d822::")) | int(IPv4Address(ip)) ^ 2**32 - 1)
    )
